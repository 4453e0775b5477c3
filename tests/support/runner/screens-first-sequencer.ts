import { BaseSequencer, type TestSpecification } from 'vitest/node';

const SCREENS = '/tests/e2e/accessibility/';

/**
 * Vitest begins with the files that took longest, and in a clone without earlier results with the largest. The screens
 * are long tests in small files: at the end one worker would wait for the other's.
 */
export default class ScreensFirstSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const place = sorted.findIndex(({ project }) => project.name === 'browser');
    const screens = sorted.filter(isScreens);
    const others = sorted.filter((file) => !isScreens(file));
    return place === -1 ? sorted : others.toSpliced(place, 0, ...screens);
  }
}

const isScreens = ({ moduleId }: TestSpecification) => moduleId.includes(SCREENS);
