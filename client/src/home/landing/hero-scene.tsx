import { Hourglass, Users } from 'lucide-react';
import { GameCover } from '#client/brand/game-cover.tsx';
import { LogoMark } from '#client/brand/logo-mark.tsx';
import type { Category } from '#shared/enums.ts';
import './hero-scene.css';
import { Pawn } from '#client/brand/pawn.tsx';
import { t } from '#client/home/words/words.ts';

const PAINT = {
  red: { colour: '#D8412B', shade: '#8F2113' },
  green: { colour: '#27924F', shade: '#125231' },
  blue: { colour: '#2F6FBD', shade: '#173F77' },
  white: { colour: '#FEFFFD', shade: '#B9C4BF' },
};

/** A pawn on the table of the hero. */
function TablePawn({ colour }: { colour: keyof typeof PAINT }) {
  return (
    <span className="hero-pawn" data-colour={colour}>
      <Pawn {...PAINT[colour]} />
    </span>
  );
}

const INKS = {
  green: { face: '#7BA457', rim: '#385824' },
  yellow: { face: '#F0C54C', rim: '#A87408' },
  blue: { face: '#4390CB', rim: '#124570' },
};

/** A hexagonal tile with a cardboard edge. */
function HexToken({ colour }: { colour: keyof typeof INKS }) {
  const { face, rim } = INKS[colour];
  return (
    <svg className="hero-hex" data-colour={colour} viewBox="0 0 100 112">
      <path d="M50 11l43 25v50l-43 25L7 86V36z" fill="#BFB39B" />
      <path d="M50 3l43 25v50l-43 25L7 78V28z" fill={face} />
      <path d="M50 12l35 20.5v41L50 94 15 73.5v-41z" fill="none" stroke={rim} strokeWidth="3" />
    </svg>
  );
}

/** An illustration: a table with three boxes, tokens and four people. */
export function HeroScene() {
  return (
    <div className="hero-scene" aria-hidden="true">
      <HexToken colour="green" />
      <HexToken colour="yellow" />
      <HexToken colour="blue" />
      <Box place="left" title="Wingspan" category="strategy" players="1-5" minutes={70} age={10} />
      <Box place="right" title="King of Tokyo" category="family" players="2-6" minutes={30} age={8} />
      <Box place="front" title="Gloomhaven" category="thematic" players="1-4" minutes={120} age={14} />
      <TablePawn colour="red" />
      <TablePawn colour="green" />
      <TablePawn colour="blue" />
      <TablePawn colour="white" />
      <LogoMark size="xl" className="hero-die" />
    </div>
  );
}

interface BoxProps {
  place: 'left' | 'right' | 'front';
  title: string;
  category: Category;
  players: string;
  minutes: number;
  age: number;
}

function Box({ place, title, category, players, minutes, age }: BoxProps) {
  return (
    <div className="hero-box" data-place={place}>
      <GameCover title={title} category={category} className="hero-box-lid" />
      <span className="hero-box-plate">
        <Users className="icon" />
        {players}
        <Hourglass className="icon" />
        {minutes}
        <span>{t('{age}+', { age })}</span>
      </span>
    </div>
  );
}
