/** The query of a view of My Games, as URLSearchParams writes it. */
export const VIEW_QUERY = /^[\w*.+%&=-]*$/;
