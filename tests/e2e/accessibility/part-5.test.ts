import { checkScreens } from '#tests/support/check-screens.ts';

checkScreens(5, 6);
