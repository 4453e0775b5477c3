import { checkScreens } from '#tests/support/check-screens.ts';

checkScreens(3, 3);
