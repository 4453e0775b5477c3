import { checkScreens } from '#tests/support/check-screens.ts';

checkScreens(6, 6);
