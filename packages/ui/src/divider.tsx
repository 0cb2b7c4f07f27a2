/** A hairline between two parts that belong together. */
export function Divider() {
  return <hr className="mt-divider" />;
}
