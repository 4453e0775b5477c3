import { mechanicNames } from '../mechanic-label.ts';
import names from './fr.json';

Object.assign(mechanicNames, names);
