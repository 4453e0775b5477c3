import {
  Baby,
  Blocks,
  Bookmark,
  Brain,
  CalendarDays,
  Heart,
  Hourglass,
  ListOrdered,
  MapPin,
  NotebookPen,
  Package,
  Star,
  Trophy,
  Users,
} from 'lucide-react';

const PARTS = [
  { icon: Star, name: 'Ratings', text: 'Out of 10 there, out of 5 here, in half steps' },
  { icon: ListOrdered, name: 'Plays', text: 'How often you played each game; from BG Stats each play' },
  { icon: Trophy, name: 'Scores', text: 'From BG Stats, as written: sums, places, teams, winners' },
  { icon: MapPin, name: 'People and places', text: 'From BG Stats: who played, and where' },
  { icon: Heart, name: 'Wishlist', text: 'Wished games, and how much you want each' },
  { icon: Bookmark, name: 'States', text: 'For trade, previously owned, preordered, want to play and others' },
  { icon: Package, name: 'Copies', text: 'Edition, price, place, condition, barcode and notes of each box' },
  { icon: NotebookPen, name: 'Remarks', text: 'Your comments become notes' },
  { icon: Users, name: 'Player counts', text: 'With the best and the recommended ones' },
  { icon: Hourglass, name: 'Times', text: 'Minutes to play' },
  { icon: Baby, name: 'Age', text: 'From which age on' },
  { icon: Brain, name: 'Weight', text: 'Light to heavy; sets the difficulty' },
  { icon: CalendarDays, name: 'Year', text: 'When the game came out' },
  { icon: Blocks, name: 'Expansions', text: 'Kept as expansions, apart from your games' },
];

/** Describes the data that an import takes from a file. */
export function ImportedData() {
  return (
    <section aria-labelledby="what-comes-along" className="grid gap-4">
      <h3 id="what-comes-along">What comes along</h3>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(210px,1fr))] gap-x-6 gap-y-3.5 max-sm:grid-cols-2 max-sm:gap-x-4 max-sm:gap-y-3.5">
        {PARTS.map(({ icon: Icon, name, text }) => (
          <li key={name} className="grid grid-cols-[auto_1fr] content-start items-center gap-x-2.5">
            <Icon className="icon text-petrol" aria-hidden="true" />
            <span className="font-strong">{name}</span>
            <span className="col-start-2 text-sm leading-body text-ink-2">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
