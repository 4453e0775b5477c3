import { menuButtonId } from './use-attendee-actions.ts';

/** Id of the list's heading. */
export const LIST_HEADING = 'rsvp-status';

/** For dialogs opened from an attendee's menu: focus returns to the menu's button, or to the list's heading. */
export const focusMenuOf = (attendeeId: number) => (closing: Event) => {
  closing.preventDefault();
  const target = document.getElementById(menuButtonId(attendeeId)) ?? document.getElementById(LIST_HEADING);
  target?.focus({ preventScroll: true });
};
