import { Gem } from 'lucide-react';
import { ToCome } from './to-come.tsx';

export function PremiumPage() {
  return (
    <ToCome title="Premium" icon={Gem}>
      The plans will be laid out here. Your collection and your wishlist are unlimited on every one of them.
    </ToCome>
  );
}
