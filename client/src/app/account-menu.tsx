import { CalendarDays, Gem, Hourglass, LogOut, Star, UserRound, UsersRound } from 'lucide-react';
import { daysLeftText } from '#client/features/plans/plan-words.ts';
import { DropdownMenu, MenuItem, MenuSeparator } from '#client/ui/dropdown-menu.tsx';
import type { CurrentUser } from '#shared/contracts/auth.ts';
import { trialDaysLeft } from '#shared/rules/plan.ts';
import { AccountButton } from './account-button.tsx';

/** The account menu; on a phone it also leads to where the bar at the foot does not. */
export function AccountMenu({ user }: { user: CurrentUser }) {
  return (
    <DropdownMenu trigger={<AccountButton user={user} />}>
      <MenuItem icon={UserRound} href="/profile">
        Profile
      </MenuItem>
      <MenuItem icon={UsersRound} href="/groups">
        Groups
      </MenuItem>
      {user.isStaff ? (
        <MenuItem icon={Star} href="/staff">
          Staff Picks
        </MenuItem>
      ) : null}
      {user.trialState === 'running' && user.trialEndsAt ? (
        <MenuItem icon={Hourglass} href="/premium">
          Free trial: {daysLeftText(trialDaysLeft(user.trialEndsAt, new Date()))}
        </MenuItem>
      ) : null}
      <div className="nav:hidden">
        <MenuItem icon={CalendarDays} href="/game-nights">
          Game Nights
        </MenuItem>
        <MenuItem icon={Gem} href="/premium">
          Premium
        </MenuItem>
      </div>
      <MenuSeparator />
      <MenuItem icon={LogOut} href="/api/logout">
        Sign out
      </MenuItem>
    </DropdownMenu>
  );
}
