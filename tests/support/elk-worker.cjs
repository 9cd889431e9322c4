const { createHash } = require('node:crypto');
const { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { version } = require('../../node_modules/elkjs/package.json');

const folder = join(__dirname, '../../node_modules/.cache/elk', version);
let registration;
let elk;

/** Asks ELK itself; it is loaded with the first question. */
function ask(question) {
  const { Worker } = require('../../node_modules/elkjs/lib/elk-worker.min.js');
  let answer;
  if (!elk) {
    elk = new Worker();
    elk.onmessage = () => undefined;
    elk.dispatcher.saveDispatch({ data: registration });
  }
  elk.onmessage = ({ data }) => {
    answer = data;
  };
  elk.dispatcher.saveDispatch({ data: question });
  return answer;
}

/**
 * ELK in tests. It keeps its answers in files: each of the many test files that build every page has a realm of its
 * own, and would spend most of its time on laying out the same diagrams.
 */
exports.Worker = class {
  dispatcher = {
    saveDispatch: ({ data: question }) => {
      if (question.cmd === 'register') {
        registration = question;
        return;
      }
      const file = join(folder, createHash('sha1').update(JSON.stringify(question)).digest('hex'));
      if (existsSync(file)) return this.onmessage({ data: JSON.parse(readFileSync(file, 'utf8')) });
      const answer = ask(question);
      if (!answer.error) {
        mkdirSync(folder, { recursive: true });
        // Another process may be writing or reading the same answer.
        writeFileSync(`${file}.${process.pid}`, JSON.stringify(answer));
        renameSync(`${file}.${process.pid}`, file);
      }
      this.onmessage({ data: answer });
    },
  };
};
