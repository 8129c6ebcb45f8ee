import { expect, servicesOrigin, takePicture, test, themes, useTheme } from './fixtures';

const texts = {
  zh: {
    card: '卡号',
    pin: '卡片密码',
    verify: '点击完成验证',
    verified: '验证通过',
    query: '查询余额',
    user: '用户名或邮箱',
    password: '密码',
    signIn: '登录',
  },
  en: {
    card: 'Card number',
    pin: 'PIN',
    verify: 'Click to verify',
    verified: 'Verified',
    query: 'Check balance',
    user: 'Username or email',
    password: 'Password',
    signIn: 'Sign in',
  },
} as const;

/** The ways to write a mount point, as `site/install.php` has them. */
const ways = ['html', 'classic', 'shortcode'] as const;
const roles = ['administrator', 'editor', 'author'] as const;

for (const { theme, locale, prefix } of themes) {
  const text = texts[locale];
  for (const way of ways) {
    for (const role of roles) {
      const title = `in ${theme}, in ${locale}, placed by ${way} of an ${role}`;

      test(`a visitor queries a gift card ${title}`, async ({ page }) => {
        // One visitor may query ten cards a minute.
        await page.request.post(`${servicesOrigin}/__stub/reset`);
        await useTheme(page, theme);
        await page.goto(`${prefix}/${way}-svc-query-${role}/`);
        expect(await page.content()).toContain(`/themes/${theme}/`);
        const widget = page.locator('[data-mount="svc-query"]');
        await expect(widget).toHaveAttribute('data-mount-state', 'ready');
        if (way === 'shortcode' && role === 'author') await takePicture(page, `wordpress-${theme}`, 620);
        await widget.getByLabel(text.card).fill('7310 1800 0000 0001');
        await widget.getByLabel(text.pin, { exact: true }).fill('123456');
        await page.getByRole('button', { name: text.verify }).click();
        await expect(widget.getByText(text.verified)).toBeVisible();
        await widget.getByRole('button', { name: text.query }).click();
        await expect(widget.getByText('¥652.30')).toBeVisible();
      });

      test(`a visitor signs in ${title}`, async ({ page }) => {
        await useTheme(page, theme);
        await page.goto(`${prefix}/${way}-auth-${role}/`);
        const widget = page.locator('[data-mount="auth"]');
        await expect(widget).toHaveAttribute('data-mount-state', 'ready');
        await widget.getByLabel(text.user).fill('mei');
        await widget.getByLabel(text.password, { exact: true }).fill('Passw0rd!');
        await widget.getByRole('button', { name: text.signIn, exact: true }).click();
        await page.waitForURL(`**${prefix}/account/`);
        await expect(page.locator('[data-mount="rewards-tier"]')).toContainText('42');
      });
    }
  }
}
