/** Records what is written to a property of an element, such as `checked`. @returns values in their order, filled later */
export function recordWrites(element: Element, property: string): unknown[] {
  const written: unknown[] = [];
  const prototype = Object.getPrototypeOf(element) as object;
  Object.defineProperty(element, property, {
    configurable: true,
    get: () => Reflect.get(prototype, property, element) as unknown,
    set(value: unknown) {
      written.push(value);
      Reflect.set(prototype, property, value, element);
    },
  });
  return written;
}
