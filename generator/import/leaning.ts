/**
 * Words by which a name or a sentence tells whether it reads or writes: English, Russian, Chinese,
 * the languages in which real surfaces are written. Stems, lower case. A name that holds a writing
 * word counts as writing, whatever else it holds: the other mistake is the worse one.
 */
const WRITING = new Set(
  (
    "abort accept activate add adopt append apply approve archive assign attach backup ban block book build bulk bump buy call cancel change check_in " +
    "checkout cherry claim clean cleanup clear click clone close commit complete configure confirm connect convert copy cp create cut deactivate debug " +
    "decline delete deliver deploy deprovision destroy detach disable disconnect dismiss dispatch download drag drop dump duplicate edit eject emit enable " +
    "enqueue ensure erase eval evaluate exec execute export extend fill finalize fix flag flush force fork format generate go grant halt hide hover import " +
    "increment init initialize insert install invite invoke issue_refund join kill launch leave link load lock login logout manage mark merge migrate " +
    "minimize mkdir modify mount move mute mv navigate notify open overwrite patch pause pin play post press process promote provision publish pull purge " +
    "push put react reactivate rebase reboot rebuild record recover redo refresh refund register reject release reload remove rename render renew reopen " +
    "reorder repair replace reply request rerun reschedule resend reset resize resolve restart restore resume retry revalidate reverse revert revoke rm " +
    "roll rollback rotate run save scale schedule seed select send set share ship sign simulate sort spawn split stage star start step stop store submit " +
    "subscribe suspend swap switch sync tag take terminate test toggle touch transfer transition transmit trigger truncate turn type unarchive unassign " +
    "unblock undo uninstall unlink unlock unmute unpin unpublish unregister unresolve unshare unstage unstar unsubscribe untag update upgrade upload " +
    "upsert use vote wait wipe write"
  ).split(" "),
);

const READING = new Set(
  (
    "analyze audit browse calculate check compare count current describe detail details diff discover echo estimate examine explain explore fetch find get " +
    "grep has head help history info inspect introspect is lint list locate log logs look lookup ls measure monitor parse peek ping poll preview print " +
    "query read report retrieve review scan schema search show snapshot stat statistics stats status summarize summary tail trace tree usage validate " +
    "verify view watch whoami"
  ).split(" "),
);

const RUSSIAN_WRITING = /(^|[^а-яё])(созда|удал|измен|обнов|запис|добав|переимен|установ|назнач|сохран|очищ|очист|замен|вставл|вставк|примен|запуск|запуст|останавл|останов|выполн|отправ|загруж|импорт|экспорт|выгруж|перемещ|копиру|провод|провед|снима|подключ|отключ|сброс|исправ|формиру|правит|меняет)/;
const RUSSIAN_READING = /(^|[^а-яё])(чита|прочит|показ|получ|возвращ|ищет|поиск|найт|находит|перечисл|список|просм|описыв|сравн|провер|анализ|подсч|выводит|отобра)/;
const CHINESE_WRITING = /创建|新建|新增|添加|删除|移除|修改|更新|编辑|写入|设置|部署|上传|发送|执行|运行|启动|停止|重启|发布|绑定|解绑|启用|禁用|清空|复制|移动|登录|登出|退出|回复|邀请|导入|下载|安装|注册/;
const CHINESE_READING = /获取|查询|查看|读取|搜索|列出|列表|检索|检查|分析|返回|展示|显示/;

export type Leaning = { readonly leans: "reads" | "writes"; readonly word: string };

/** Whether a word is hardly ever anything but a verb that writes. */
export const isStronglyWriting = (word: string): boolean => STRONGLY_WRITING.has(word);

/** What the words of an identifier say, or null where they say nothing. */
export function leaningOfName(name: string): Leaning | null {
  const words = name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, "$1 $2")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
  const strong = words.find((word) => STRONGLY_WRITING.has(word));
  if (strong !== undefined) return { leans: "writes", word: strong };
  // `deploy_key_get`: a verb that is nothing else, behind what it is about.
  const last = words.at(-1);
  if (words.length > 1 && last !== undefined && PLAINLY_READING.has(last)) return { leans: "reads", word: last };
  // `get_block_children`, `query_logs`: a word that is as often a noun speaks where no verb does.
  const verb = words.find((word) => !NOUN_TOO.has(word) && (WRITING.has(word) || READING.has(word)));
  const telling = verb ?? words.find((word) => WRITING.has(word)) ?? words.find((word) => READING.has(word));
  return telling === undefined ? null : { leans: WRITING.has(telling) ? "writes" : "reads", word: telling };
}

/** What the first sentence of a description says, or null where it says nothing. */
export function leaningOfProse(prose: string): Leaning | null {
  const sentence = (/^[\s\S]{0,400}?(?:[.!?。](?:\s|$)|\n|$)/.exec(prose.trim())?.[0] ?? prose.slice(0, 400)).toLowerCase();
  const writing = RUSSIAN_WRITING.exec(sentence)?.[2] ?? CHINESE_WRITING.exec(sentence)?.[0];
  if (writing !== undefined) return { leans: "writes", word: writing };
  const reading = RUSSIAN_READING.exec(sentence)?.[2] ?? CHINESE_READING.exec(sentence)?.[0];
  if (reading !== undefined) return { leans: "reads", word: reading };
  const words = sentence.split(/[^a-z]+/).filter((word) => word !== "").map(singular);
  const first = words[0] ?? "";
  if (WRITING.has(first)) return { leans: "writes", word: first };
  if (READING.has(first)) return { leans: "reads", word: first };
  const strong = words.find((word) => STRONGLY_WRITING.has(word));
  if (strong !== undefined) return { leans: "writes", word: strong };
  const mild = words.slice(0, 8).find((word) => READING.has(word));
  return mild === undefined ? null : { leans: "reads", word: mild };
}

/** Verbs that never name a thing: at the end of a name they say what it does. */
const PLAINLY_READING = new Set(["get", "fetch", "read"]);

/** Verbs that are hardly anything but verbs, wherever they stand in a sentence. */
const STRONGLY_WRITING = new Set("create update delete remove modify overwrite insert upsert deploy publish install uninstall rename upload".split(" "));

/** Verbs that name things as often: they speak only where no other word does. */
const NOUN_TOO = new Set("block link request export report test review status log logs count post issue release branch fork tag star run build commit merge mark call share label schedule history view tree type set use place info check access print copy comment move".split(" "));

/** `creates` → `create`, `fetches` → `fetch`, `creating` stays: good enough for a first verb. */
function singular(word: string): string {
  if (WRITING.has(word) || READING.has(word)) return word;
  const stems = [word.replace(/s$/, ""), word.replace(/es$/, ""), word.replace(/ies$/, "y"), word.replace(/ing$/, ""), word.replace(/ing$/, "e")];
  return stems.find((stem) => WRITING.has(stem) || READING.has(stem)) ?? word;
}
