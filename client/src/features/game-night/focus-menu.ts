import { menuButtonId } from './use-attendee-actions.ts';

/** The heading that the list stands under. */
export const LIST_HEADING = 'rsvp-status';

/** For a dialog that was asked for in somebody's menu: focus returns to that menu's button, or to the list's heading. */
export const focusMenuOf = (attendeeId: number) => (closing: Event) => {
  closing.preventDefault();
  const target = document.getElementById(menuButtonId(attendeeId)) ?? document.getElementById(LIST_HEADING);
  target?.focus({ preventScroll: true });
};
