import { clsx } from 'clsx';
import { useState } from 'react';
import { initialsOf, pawnColourOf } from './initials.ts';
import './avatar.css';

interface AvatarProps {
  /** A name or e-mail address: determines the initials and the pawn's colour. */
  name: string;
  imageUrl?: string | null | undefined;
  /** `pawn` is round and in the person's colour; `account` is the square of the menu. */
  look?: 'pawn' | 'account' | undefined;
  /** 26, 34 or 56 px. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  className?: string | undefined;
}

/** A person: picture, or initials on their colour. Decorative, so put the name beside it. */
export function Avatar({ name, imageUrl, look = 'pawn', size = 'md', className }: AvatarProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const src = imageUrl && imageUrl !== failedUrl ? imageUrl : null;
  return (
    <span
      className={clsx('avatar', className)}
      data-look={look}
      data-size={size}
      style={{ '--pawn': pawnColourOf(name) }}
      aria-hidden="true"
    >
      {src ? (
        <img
          className="size-full object-cover"
          src={src}
          alt=""
          referrerPolicy="no-referrer"
          decoding="async"
          onError={() => setFailedUrl(src)}
        />
      ) : (
        initialsOf(name, look === 'account' ? 1 : 2)
      )}
    </span>
  );
}
