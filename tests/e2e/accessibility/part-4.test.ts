import { checkScreens } from '#tests/support/check-screens.ts';

checkScreens(4, 6);
