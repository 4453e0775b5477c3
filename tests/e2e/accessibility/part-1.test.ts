import { checkScreens } from '#tests/support/check-screens.ts';

checkScreens(1, 3);
