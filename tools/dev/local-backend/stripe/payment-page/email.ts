export function isEmail(address: string): boolean {
  return (
    address.length <= 512 &&
    /^[^\s@<>()",;:\\]+@[^\s@<>()",;:\\]+\.[^\s@<>()",;:\\.]+$/.test(address)
  );
}
