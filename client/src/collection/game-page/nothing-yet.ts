/** Classes of a panel without content: its button alone, in a line with others of the kind. */
export const NOTHING_YET = 'w-auto! bg-transparent p-0 shadow-none max-md:p-0 [&_.game-panel-head]:m-0 [&_h2]:sr-only';
