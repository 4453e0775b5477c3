/** Errors detected before uploading. */
export type FileError = 'not_a_file' | 'empty_file' | 'too_large';

/** Checks a dropped or chosen file; null if it can be sent. Folders look like files until they are read. */
export async function errorOf(file: Pick<File, 'size' | 'slice'>, maxBytes: number): Promise<FileError | null> {
  if (file.size > maxBytes) return 'too_large';
  try {
    await file.slice(0, 1).arrayBuffer();
  } catch {
    return 'not_a_file';
  }
  return file.size === 0 ? 'empty_file' : null;
}
