import { checkScreens } from '#tests/support/screens/check-screens.ts';

checkScreens(2, 3);
