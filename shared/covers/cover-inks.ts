import type { Category } from '#shared/enums.ts';
import type { Inks } from './cover-shapes.ts';

/** [ground, deep, mid, light, pale, pop]: a game's hash picks one of its category's two to five. */
export const INKS: Record<Category, readonly Inks[]> = {
  strategy: [
    ['#1C4F8F', '#123767', '#2F6FBD', '#6BA3DE', '#DCEAF6', '#FFC53A'],
    ['#16424F', '#0C2B36', '#2A6C7C', '#6FB0BA', '#E0EFEF', '#F2703D'],
    ['#2C3F7A', '#1B2955', '#4A63AE', '#93A7DE', '#E6EAF8', '#F7D046'],
    ['#3B5470', '#233549', '#5C7C9C', '#A2B9CF', '#EAF0F6', '#E9A23B'],
  ],
  party: [
    ['#B3246F', '#7B1450', '#D94E93', '#F39BC2', '#FDE7F1', '#FFC53A'],
    ['#D5472E', '#942818', '#EC7350', '#F8AE8C', '#FDE9DC', '#2FB6B0'],
    ['#7A2A8C', '#521862', '#A44FB6', '#D59BE0', '#F6E6F8', '#FF9A3D'],
  ],
  family: [
    ['#E58A1F', '#AF5C0C', '#F4AC4B', '#FBD08E', '#FEF1DC', '#1F6F78'],
    ['#D8602F', '#9C3C17', '#EB8757', '#F7B790', '#FDEBDF', '#235A94'],
    ['#E0A91B', '#A87408', '#F0C54C', '#F8DD8F', '#FEF5D9', '#B8372A'],
    ['#C4762E', '#8A4E17', '#E09B57', '#F4CB9C', '#FDF0E0', '#A83A2A'],
    ['#D24B3A', '#962B1E', '#E8766A', '#F6B0A6', '#FDEBE7', '#2B6A8C'],
  ],
  cooperative: [
    ['#1F7A4A', '#125231', '#3D9E69', '#86C9A0', '#E1F3E7', '#FFC53A'],
    ['#1B7670', '#0E504C', '#3C9C94', '#86CAC2', '#E0F3F0', '#F27F4A'],
    ['#56803A', '#385824', '#7BA457', '#B3CF94', '#EEF5E3', '#D8432F'],
    ['#2C8C6B', '#176049', '#55AE8D', '#A0D6C0', '#E8F6F0', '#D8432F'],
    ['#17594A', '#0B3A30', '#2F8570', '#84BFAE', '#E2F2ED', '#F0A53A'],
  ],
  thematic: [
    ['#4A2C86', '#2C185A', '#6B48AE', '#A58AD8', '#EBE3F8', '#FFB43A'],
    ['#3A2452', '#221332', '#6A3F76', '#B07BA6', '#F3DFE6', '#F26A4B'],
    ['#1E3357', '#101E38', '#3B5785', '#8CA3C8', '#E4EAF3', '#F28C6A'],
  ],
  'deck-building': [
    ['#21666B', '#124347', '#3B8A8E', '#88BFC0', '#E2F1F0', '#FFB43A'],
    ['#5B3B77', '#3A2350', '#7F5A9E', '#B99BD0', '#F0E7F5', '#F7CE46'],
    ['#7C3A2C', '#51221A', '#A35A47', '#D29B88', '#F7E6DF', '#45A9A0'],
  ],
  'worker-placement': [
    ['#7A5430', '#51361C', '#A0764C', '#CDAA83', '#F5EADC', '#2C8C86'],
    ['#6B5F2A', '#463E17', '#948640', '#C5BA7C', '#F4F0DA', '#C9402E'],
    ['#3F5E63', '#263C40', '#5F8388', '#A3BDC0', '#ECF3F2', '#F0A53A'],
  ],
  abstract: [
    ['#30474B', '#1B2C2F', '#55706F', '#A2B6B2', '#EEF3EE', '#E4572E'],
    ['#24324F', '#141D31', '#485C85', '#9BABC9', '#EAEEF5', '#FFC53A'],
    ['#1F6670', '#103F46', '#3E8D97', '#93C5CA', '#EAF5F4', '#EE6C3F'],
  ],
  euro: [
    ['#8C6D2F', '#5E4719', '#B2904A', '#DCC284', '#F8F0DA', '#2B6BA8'],
    ['#5C7048', '#3C4B2D', '#829669', '#B9C7A1', '#F1F4E7', '#CE5A2B'],
    ['#7D4A3A', '#532E23', '#A66F5B', '#D6AC9B', '#F8EAE3', '#2F8F83'],
    ['#3B5B7E', '#233C58', '#5F82A8', '#A7BFD8', '#ECF2F8', '#E58A2F'],
    ['#6A4A6E', '#46304A', '#8F6C93', '#C3A7C6', '#F4EBF5', '#E0B23A'],
  ],
  war: [
    ['#6B2B26', '#451713', '#94463C', '#C88A7C', '#F5E3DD', '#D7B24A'],
    ['#4B5138', '#2F3322', '#717858', '#ABB190', '#F0F1E4', '#C63F2A'],
    ['#33475B', '#1E2C3A', '#56708A', '#9DB0C3', '#EBF0F4', '#E0A33A'],
  ],
  racing: [
    ['#C2331F', '#861D0F', '#DE5C43', '#F2A08C', '#FDE6E0', '#1C2B33'],
    ['#1F6AA8', '#124570', '#4390CB', '#92C1E6', '#E3F0FA', '#F7CE2E'],
    ['#3C6B3A', '#234422', '#5F9159', '#A6C89E', '#EDF5E9', '#E2472F'],
  ],
  trivia: [
    ['#12728A', '#094C5E', '#3597AE', '#86C8D6', '#DFF2F5', '#F6B32E'],
    ['#5A4599', '#39296A', '#7C68BA', '#B3A5DC', '#EEEAF8', '#F27A4A'],
    ['#A3471E', '#6E2C0E', '#C96D40', '#EDB08F', '#FCEBE0', '#2B8C96'],
  ],
  word: [
    ['#39557F', '#223555', '#5C7AA8', '#A3B6D4', '#F6F1E2', '#D9472F'],
    ['#2F6A4F', '#1B4432', '#528D70', '#9CC3AE', '#F6F1E2', '#E0A31C'],
    ['#8A3346', '#5C1D2C', '#AF5A6C', '#D9A3AE', '#F6F1E2', '#2D7F8C'],
  ],
  card: [
    ['#9E2A43', '#691628', '#C2506A', '#E39DAC', '#FBE8EC', '#1F2F3A'],
    ['#26434F', '#142A33', '#4A6B78', '#9AB3BC', '#EDF2F2', '#E2533A'],
    ['#2F6B45', '#1B452B', '#518F66', '#9CC5A8', '#EBF5EE', '#D9392E'],
  ],
};
