import { checkScreens } from '#tests/support/screens/check-screens.ts';

checkScreens(1, 3);
