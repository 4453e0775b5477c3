/** Long enough for the browser to have begun reading the file. */
const KEEP_MS = 60_000;

/** Has the browser download a file under its name. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEEP_MS);
}
