import { checkScreens } from '#tests/support/check-screens.ts';

checkScreens(7, 8);
