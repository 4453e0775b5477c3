import { WandSparkles } from 'lucide-react';
import { ToCome } from './to-come.tsx';

export function MagicPickerPage() {
  return (
    <ToCome title="Magic Picker" icon={WandSparkles}>
      Say how many you are and how long you have, and the picker will choose from your own shelf. It needs games to
      choose from, so your collection comes first.
    </ToCome>
  );
}
