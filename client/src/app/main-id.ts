/** The id of the `<main>` landmark, which the skip link and the focus after a navigation go to. */
export const MAIN_ID = 'main';
