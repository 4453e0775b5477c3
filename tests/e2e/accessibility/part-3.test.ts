import { checkScreens } from '#tests/support/screens/check-screens.ts';

checkScreens(3, 3);
