type Attributes = Readonly<Record<string, string>>;

/**
 * Converts a shape to the equivalent path. @returns null for an element that is not a shape
 *
 * @param name of the SVG element @param attributes its geometry, in user units
 * @see https://www.w3.org/TR/SVG2/shapes.html, which gives each shape's equivalent path
 */
export function equivalentPath(name: string, attributes: Attributes): string | null {
  const draw = SHAPES[name];
  return draw ? draw(attributes) : null;
}

const SHAPES: Readonly<Record<string, (attributes: Attributes) => string>> = {
  path: ({ d = '' }) => absoluteStart(d),
  line: ({ x1 = 0, y1 = 0, x2 = 0, y2 = 0 }) => `M${x1} ${y1}L${x2} ${y2}`,
  polyline: ({ points = '' }) => `M${points}`,
  polygon: ({ points = '' }) => `M${points}Z`,
  circle: ({ cx, cy, r }) => ellipse(Number(cx ?? 0), Number(cy ?? 0), Number(r ?? 0), Number(r ?? 0)),
  ellipse: ({ cx, cy, rx, ry }) => ellipse(Number(cx ?? 0), Number(cy ?? 0), Number(rx ?? ry), Number(ry ?? rx)),
  rect: ({ x, y, width, height, rx, ry }) =>
    rectangle(
      Number(x ?? 0),
      Number(y ?? 0),
      Number(width),
      Number(height),
      Math.min(Number(rx ?? ry ?? 0), Number(width) / 2),
      Math.min(Number(ry ?? rx ?? 0), Number(height) / 2),
    ),
};

const NUMBER = String.raw`(-?(?:\d+\.?\d*|\.\d+))`;
const RELATIVE_START = new RegExp(String.raw`^m${NUMBER}[ ,]?${NUMBER} ?(?=(.?))`);

/** Makes a leading relative 'm' absolute: after another path it would be relative to the end of that path. */
const absoluteStart = (path: string) =>
  path.replace(
    RELATIVE_START,
    (_all, x: string, y: string, next: string) => `M${x} ${y}${/[\d.-]/.test(next) ? 'l' : ''}`,
  );

const sum = (a: number, b: number) => Number((a + b).toFixed(4));

const ellipse = (cx: number, cy: number, rx: number, ry: number) =>
  `M${sum(cx, rx)} ${cy}A${rx} ${ry} 0 0 1 ${sum(cx, -rx)} ${cy}A${rx} ${ry} 0 0 1 ${sum(cx, rx)} ${cy}Z`;

function rectangle(x: number, y: number, width: number, height: number, rx: number, ry: number): string {
  const [right, bottom] = [sum(x, width), sum(y, height)];
  if (rx === 0 || ry === 0) return `M${x} ${y}H${right}V${bottom}H${x}Z`;
  const [left, top] = [sum(x, rx), sum(y, ry)];
  const [beforeRight, beforeBottom] = [sum(right, -rx), sum(bottom, -ry)];
  const corner = `A${rx} ${ry} 0 0 1`;
  return [
    `M${left} ${y}H${beforeRight}${corner} ${right} ${top}V${beforeBottom}${corner} ${beforeRight} ${bottom}`,
    `H${left}${corner} ${x} ${beforeBottom}V${top}${corner} ${left} ${y}Z`,
  ].join('');
}
