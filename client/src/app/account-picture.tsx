import { UserRound } from 'lucide-react';
import { useState } from 'react';

/** The account's picture, or the generic icon. Decorative: the name stands beside it. */
export function AccountPicture({ imageUrl }: { imageUrl: string | null }) {
  const [failed, setFailed] = useState(false);
  return (
    <span className="account-picture" aria-hidden="true">
      {imageUrl && !failed ? (
        <img src={imageUrl} alt="" referrerPolicy="no-referrer" onError={() => setFailed(true)} />
      ) : (
        <UserRound className="icon" />
      )}
    </span>
  );
}
