import { checkScreens } from '#tests/support/check-screens.ts';

checkScreens(2, 3);
