import { ChevronDown, UserRound } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import type { CurrentUser } from '#shared/accounts/auth-contract.ts';
import { accountLabel } from './account-label.ts';

interface AccountButtonProps extends ComponentProps<'button'> {
  user: CurrentUser;
}

/** The button of the account menu: picture and name; on a phone the name is for screen readers only. */
export function AccountButton({ user, ...props }: AccountButtonProps) {
  return (
    <button
      aria-haspopup="menu"
      {...props}
      type="button"
      className="account-button flex h-tap min-w-0 items-center gap-2 rounded-md border border-[#ffffff2e] ps-1.25 pe-2 text-sm font-semibold text-on-rail hover:bg-rail-2"
    >
      <AccountPicture key={user.profileImageUrl} imageUrl={user.profileImageUrl} />
      <span className="sr-only nav:not-sr-only nav:max-w-27 nav:truncate">{accountLabel(user)}</span>
      <ChevronDown className="icon" aria-hidden="true" />
    </button>
  );
}

/** The account's picture, or a generic icon. Decorative: the name is beside it. */
function AccountPicture({ imageUrl }: { imageUrl: string | null }) {
  const [failed, setFailed] = useState(false);
  return (
    <span
      className="grid size-[32px] flex-none place-items-center overflow-hidden rounded-sm bg-lamp text-on-lamp"
      aria-hidden="true"
    >
      {imageUrl && !failed ? (
        <img
          className="size-full object-cover"
          src={imageUrl}
          alt=""
          referrerPolicy="no-referrer"
          onError={() => setFailed(true)}
        />
      ) : (
        <UserRound className="icon" />
      )}
    </span>
  );
}
