import { useEffect } from 'react';
import { closeTags, useTagsDialogView } from './tags-dialog-view.ts';
import { lazy, Suspense } from '#client/lib/suspense.tsx';

const ManageTagsDialog = lazy(async () => ({ default: (await import('./manage-tags-dialog.tsx')).ManageTagsDialog }));

/** The dialog of all tags, while it is open. Loaded on first use. */
export function TagsDialog() {
  const isOpen = useTagsDialogView();
  useEffect(() => closeTags, []);
  return <Suspense fallback={null}>{isOpen ? <ManageTagsDialog onClose={closeTags} /> : null}</Suspense>;
}
