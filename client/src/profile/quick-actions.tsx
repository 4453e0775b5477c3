import { CirclePlus, ClipboardList, LibraryBig, WandSparkles } from 'lucide-react';
import { Button } from '#client/ui/forms/button.tsx';

/** Links to other screens. */
export function QuickActions() {
  return (
    <section className="grid gap-3">
      <h2>Quick Actions</h2>
      <div className="grid gap-2.5 sm:flex sm:flex-wrap">
        <Button icon={LibraryBig} href="/my-games">
          View My Games
        </Button>
        <Button icon={CirclePlus} href="/add-game">
          Add New Game
        </Button>
        <Button icon={WandSparkles} href="/magic-picker">
          Magic Picker
        </Button>
        <Button icon={ClipboardList} href="/score-sheets">
          Score Sheets
        </Button>
      </div>
    </section>
  );
}
