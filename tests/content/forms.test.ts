import { formOfRoute } from '../../src/routes/forms';
import { content } from './site';

/** What only the form itself says, because it follows from its fields. */
const saidByForm =
  /选填|必填|(可以?|不用|不必|无需)(不填|填写|留空)|上传|附件|optional|required field|mandatory|upload|leave [\w ]*(blank|empty|out)/i;

test('pages with a form leave it to the form what is required and what is uploaded, so that no two of them contradict', () => {
  const said = [...content.pages].flatMap(([id, { zh, en }]) =>
    formOfRoute(id)
      ? Object.entries({ zh, en }).flatMap(([language, texts]) =>
          saidByForm.exec(JSON.stringify(texts))?.[0] ? [`${id}.${language}`] : [],
        )
      : [],
  );
  expect(said).toEqual([]);
});
