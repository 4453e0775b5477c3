import { Pawn } from '#client/brand/pawn.tsx';

const PAINT = {
  red: { colour: '#D8412B', shade: '#8F2113' },
  green: { colour: '#27924F', shade: '#125231' },
  blue: { colour: '#2F6FBD', shade: '#173F77' },
  white: { colour: '#FEFFFD', shade: '#B9C4BF' },
};

/** A pawn on the table of the hero. */
export function TablePawn({ colour }: { colour: keyof typeof PAINT }) {
  return (
    <span className="hero-pawn" data-colour={colour}>
      <Pawn {...PAINT[colour]} />
    </span>
  );
}
