/** What can be said of a file before any of it is sent. */
export type FileFault = 'not_a_file' | 'empty_file' | 'too_large';

/** Looks at what was dropped or chosen; null when it may be sent. A folder looks like a file until it is read. */
export async function faultOf(file: Pick<File, 'size' | 'slice'>, maxBytes: number): Promise<FileFault | null> {
  if (file.size > maxBytes) return 'too_large';
  try {
    await file.slice(0, 1).arrayBuffer();
  } catch {
    return 'not_a_file';
  }
  return file.size === 0 ? 'empty_file' : null;
}
