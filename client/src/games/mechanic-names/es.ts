import { mechanicNames } from '../mechanic-label.ts';
import names from './es.json';

Object.assign(mechanicNames, names);
