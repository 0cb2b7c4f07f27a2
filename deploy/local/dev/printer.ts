import { type Problem, problemLines, summarize } from '@meowtale/build/problems';
import { say } from '../console.ts';

/** Returns a printer of builds: what is printed for a build or a change of its problems, never the same twice in a row. */
export function createPrinter(name: string, where: string, print: (text: string) => void = say) {
  let last = '';
  return (problems: readonly Problem[], { isNew, isChecking }: { isNew: boolean; isChecking: boolean }): void => {
    const text = [`${summarize(name, problems, isChecking)}; ${where} shows it`, ...problemLines(problems)].join('\n');
    if (text === last && !isNew) return;
    last = text;
    print(`${new Date().toLocaleTimeString('en-GB')}  ${text}`);
  };
}
