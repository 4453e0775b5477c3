/** A dialog of the tools above the games. */
export type CollectionDialog = 'filters' | 'view' | 'save' | 'views';
