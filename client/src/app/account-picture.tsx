import { UserRound } from 'lucide-react';
import { useState } from 'react';

/** The account's picture, or a generic icon. Decorative: the name is beside it. */
export function AccountPicture({ imageUrl }: { imageUrl: string | null }) {
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
