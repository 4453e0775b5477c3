import { CalendarDays, Gem, LogOut, Star, UserRound } from 'lucide-react';
import { DropdownMenu, MenuItem, MenuSeparator } from '#client/ui/dropdown-menu.tsx';
import type { CurrentUser } from '#shared/contracts/auth.ts';
import { AccountButton } from './account-button.tsx';

/** The account menu; on a phone it also leads to where the bar at the foot does not. */
export function AccountMenu({ user }: { user: CurrentUser }) {
  return (
    <DropdownMenu trigger={<AccountButton user={user} />}>
      <MenuItem icon={UserRound} href="/profile">
        Profile
      </MenuItem>
      {user.isStaff ? (
        <MenuItem icon={Star} href="/staff">
          Staff Picks
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
