import type { ImportRow } from '#shared/contracts/imports.ts';

/** The changed fields of a row, before and after; expandable. */
export function FieldDifferences({ differences, title }: Pick<ImportRow, 'differences' | 'title'>) {
  if (differences.length === 0) return null;
  return (
    <details>
      <summary className="min-h-6 cursor-pointer text-ink-2 underline">
        Before and after<span className="sr-only">{` of ${title}`}</span>
      </summary>
      <dl className="grid gap-2 py-1.5">
        {differences.map(({ field, before, after, stays }) => (
          <div key={`${field} ${stays ? 'stays' : ''}`}>
            <dt className="font-strong">{field}</dt>
            <dd>
              <span className="text-ink-3">Before: </span>
              <bdi>{before ?? 'nothing'}</bdi>
            </dd>
            <dd>
              <span className="text-ink-3">{stays ? 'In the file: ' : 'After: '}</span>
              <bdi>{after ?? 'nothing'}</bdi>
              {stays ? ' (stays as it is)' : null}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
