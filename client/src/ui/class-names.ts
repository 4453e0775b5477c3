/** Joins the class names that apply: `cx('btn', pending && 'is-pending', className)`. */
export function cx(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
