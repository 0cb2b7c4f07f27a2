/** Saves a file that was created in the browser; nothing of it has an address. */
export function saveFile({ name, media_type, content }: { name: string; media_type: string; content: string }): void {
  const address = URL.createObjectURL(new Blob([content], { type: `${media_type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
