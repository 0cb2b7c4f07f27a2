/** Renders a thin line between two related parts. */
export function Divider() {
  return <hr className="mt-divider" />;
}
