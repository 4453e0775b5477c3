import { ListChecks } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { isSelecting, select, startSelecting, useSelection } from './selection.ts';

/** Begins selecting games, and ends it. @param compact as an icon, on phones */
export function SelectButton({ compact = false }: { compact?: boolean }) {
  const isOn = useSelection(isSelecting);
  const press = () => (isOn ? select(null) : startSelecting());
  const shared = { 'aria-pressed': isOn, 'data-select-button': '', onClick: press };
  return compact ? (
    <IconButton icon={ListChecks} label="Select games" className="aria-pressed:bg-petrol-tint" {...shared} />
  ) : (
    <Button size="sm" icon={ListChecks} className="aria-pressed:border-petrol aria-pressed:bg-petrol-tint" {...shared}>
      Select
    </Button>
  );
}
