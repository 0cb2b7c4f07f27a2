/** Reloads the page whenever the slice under development was rebuilt. */
export function reloadOnChange(eventsUrl: string): void {
  new EventSource(eventsUrl).addEventListener('built', () => location.reload());
}
