import { mechanicNames } from '../mechanic-label.ts';
import names from './de.json';

Object.assign(mechanicNames, names);
