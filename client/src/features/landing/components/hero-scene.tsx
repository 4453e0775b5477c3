import { Hourglass, Users } from 'lucide-react';
import { GameCover } from '#client/brand/game-cover.tsx';
import { LogoMark } from '#client/brand/logo-mark.tsx';
import type { Category } from '#shared/enums.ts';
import { HexToken } from './hex-token.tsx';
import { TablePawn } from './table-pawn.tsx';
import './hero-scene.css';

/** A table in the middle of things: three boxes, some tokens, four people. */
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
        <span>{age}+</span>
      </span>
    </div>
  );
}
