import { checkScreens } from '#tests/support/check-screens.ts';

checkScreens(8, 8);
