/** The sentence above a list that has only the nearest names. */
export function NearestNote({ text }: { text: string | null }) {
  return (
    <p role="status" className="text-sm text-ink-2 not-empty:mb-3">
      {text}
    </p>
  );
}
