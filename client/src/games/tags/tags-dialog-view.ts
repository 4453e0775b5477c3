import { createStore } from '#client/lib/create-store.ts';

const isOpen = createStore(false);

/** Opens the dialog of all tags. */
export const manageTags = (): void => isOpen.set(true);
export const closeTags = (): void => isOpen.set(false);

export const useTagsDialogView = isOpen.useValue;
